# Jak se jmenují hry, varianty pravidel, nastavení a boti: druh a označení, jak je hledá server.

## Boti, jako v „Bot 2 (těžký)“, a jak který hraje

bot-easy = lehký
    .about = Odpovídá hned a dělá chyby jako člověk.
bot-normal = normální
    .about = Odpovídá rychle a hraje slušně.
bot-hard = těžký
    .about = Odpovídá rychle, myslí dopředu a málokdy se splete.
bot-expert = expert
    .about = Chvíli přemýšlí a nic nedá zadarmo.
bot-random = náhodný
    .about = Hraje naprosto náhodně.
bot-greedy = krátkozraký
    .about = Bere, co teď vypadá nejlépe.
bot-search = hledač
    .about = Než táhne, odehraje si v hlavě mnoho her.
bot-program = program
