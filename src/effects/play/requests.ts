export type SessionRequest = { sessionId: string };
