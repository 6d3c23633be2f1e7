import { EnvironmentError, readEnvironment, variable, type Variables } from '@homeroom/service-kit';

/** Settings of the server. */
export interface McpSettings {
  /** Address of the family assistant, with its `/api/v1`. */
  baseUrl: string;
  token: string;
  /** Dashboard tokens only read. */
  kind: 'bot' | 'dashboard';
  /** Messenger user id of the person who changes the calendar. */
  senderId: string | undefined;
}

/** @throws EnvironmentError */
export function readMcpSettings(variables: Variables): McpSettings {
  const env = readEnvironment(
    {
      HOMEROOM_URL: variable.httpUrl().default('http://127.0.0.1:3001/api/v1'),
      BOT_TOKEN: variable.text().optional(),
      DASHBOARD_TOKEN: variable.text().optional(),
      SENDER_ID: variable.text().optional(),
    },
    variables,
  );
  const token = env.BOT_TOKEN ?? env.DASHBOARD_TOKEN;
  if (token === undefined || (env.BOT_TOKEN !== undefined && env.DASHBOARD_TOKEN !== undefined))
    throw new EnvironmentError(['Set BOT_TOKEN, or DASHBOARD_TOKEN to read only.']);
  return {
    baseUrl: env.HOMEROOM_URL,
    token,
    kind: env.BOT_TOKEN === undefined ? 'dashboard' : 'bot',
    senderId: env.SENDER_ID,
  };
}
