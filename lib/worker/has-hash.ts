/**
 * Tells whether a stored response still has its content, by the hash of that content as `integrity` has it. A response that the
 * browser cannot read any more has not.
 */
export async function hasHash(response: Response, integrity: string): Promise<boolean> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity
  } catch {
    return false
  }
}
