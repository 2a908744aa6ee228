/** The address that a game opens in its frame when the player leaves the game there (decision A7). */
export const GAME_RETURN_PATH = '/pages/index/gamePostMessagePage';
