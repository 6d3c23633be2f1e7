/** Settings of the bot, from its environment. */
export interface Settings {
  /** Telegram's token of the bot, which the family assistant accepts as its bot token. */
  token: string;
  /** Address of the family assistant, with its `/api/v1`. */
  baseUrl: string;
  /** Path of the family file. */
  familyFile: string;
  /** Address of the Bot API. */
  apiRoot: string;
}

/** The environment lacks something, or has something that cannot be used. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws SettingsError that names the variable */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const token = variables['BOT_TOKEN'] ?? '';
  if (!/^\d+:\S+$/.test(token))
    throw new SettingsError('Set BOT_TOKEN to the token that @BotFather gave you, such as 123456:ABC-DEF.');
  return {
    token,
    baseUrl: address('HOMEROOM_URL', variables['HOMEROOM_URL'] || 'http://127.0.0.1:3001/api/v1'),
    familyFile: variables['FAMILY_CONFIG'] || '.data/household.yaml',
    apiRoot: address('TELEGRAM_API_ROOT', variables['TELEGRAM_API_ROOT'] || 'https://api.telegram.org'),
  };
}

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new SettingsError(`${name} is not a web address: it starts with http:// or https://.`);
  return value.replace(/\/+$/, '');
}
