/**
 * State of the bot in `/readyz`: `disabled` by the settings or `no_token`; `starting`; `polling`; `standby` while
 * another replica polls; `conflict` with another poller, `refused` by the messenger, or the messenger is `away`.
 */
export type BotState = 'disabled' | 'no_token' | 'starting' | 'polling' | 'standby' | 'conflict' | 'refused' | 'away';
