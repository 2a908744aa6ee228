/** joanna → jo***na, joan → j***; a phone keeps its first two and last three digits. */
export function maskName(name: string): string {
  if (/^\d+$/.test(name)) return `${name.slice(0, 2)}•• ••• ${name.slice(-3)}`;
  return name.length <= 5 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-2)}`;
}

/** A nickname, masked if it would reveal the player's username. */
export function shownName(nickname: string, username: string): string {
  return nickname === username || /^\d+$/.test(nickname) ? maskName(nickname) : nickname;
}
