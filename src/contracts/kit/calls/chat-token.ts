/**
 * The header in which a call of the chat service bears the session's chat token, beside the session's
 * bearer token. No other service is sent it.
 */
export const chatTokenHeader = 'x-chat-token';
