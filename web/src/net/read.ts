import { SERVER_TYPES, type ServerMessage } from './messages'

/** Reads a message of the server; null for what this page does not know. */
export function readMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const found: unknown = JSON.parse(data)
    if (typeof found !== 'object' || found === null || !('type' in found)) return null
    return SERVER_TYPES.includes(String(found.type)) ? (found as ServerMessage) : null
  } catch {
    return null
  }
}
