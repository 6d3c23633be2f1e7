import { migrations } from '@homeroom/database/athletics-admin';
import {
  clockCheck,
  databaseCheck,
  portCheck,
  reachableCheck,
  type Check,
  type DoctorCommand,
} from '@homeroom/service-kit/doctor';
import { readConfig, variables, type Config } from './config.ts';

/** Checks of the service's setup. */
export const doctorCommand: DoctorCommand<Config> = {
  service: 'athletics-admin',
  variables,
  read: readConfig,
  secrets: ({ jwt, databaseUrl }) => [
    ...(jwt.kind === 'secret' ? [jwt.secret] : []),
    decodeURIComponent(new URL(databaseUrl).password),
  ],
  checks,
};

function checks(config: Config): Check[] {
  const { jwt, databaseUrl } = config;
  return [
    portCheck('port', { ...config, variable: 'PORT' }),
    databaseCheck(databaseUrl, migrations),
    ...(jwt.kind === 'jwks' ? [keySetCheck(jwt.jwksUrl)] : []),
    clockCheck({ urls: jwt.kind === 'jwks' ? [jwt.jwksUrl] : [], databaseUrl }),
  ];
}

function keySetCheck(url: string): Check {
  return reachableCheck({
    name: 'key set',
    url,
    variable: 'JWKS_URL',
    refusal: (status) =>
      status === 200
        ? null
        : {
            found: `no key set (${status})`,
            mend: "Set JWKS_URL to jwks_uri of the provider's /.well-known/openid-configuration.",
          },
  });
}
