import { isForeign } from '@homeroom/auth';
import { ownOrigins, requestOrigin } from '@homeroom/service-kit';
import type { Request } from 'express';
import { ownAddresses, type AddressSettings } from './address-settings.ts';

const basePath = '/api/v1';
const pagePath = '/dashboard';

/** The service's addresses as others see them: those of its settings, otherwise the one that a request came to. */
export class ServiceAddress {
  private readonly settings: AddressSettings;

  constructor(settings: AddressSettings) {
    this.settings = settings;
  }

  /** The address of a call, for example of `/calendar/feed.ics`. */
  ofCall(req: Request, path: string): string {
    return `${this.settings.publicUrl ?? requestOrigin(req)}${basePath}${path}`;
  }

  /** The dashboard's address with a token. */
  ofDashboard(req: Request, token: string): string {
    return `${this.settings.dashboardUrl ?? `${requestOrigin(req)}${pagePath}`}?token=${token}`;
  }

  /** The dashboard's path, without origin and token. */
  get dashboardPath(): string {
    return this.settings.dashboardUrl === null ? pagePath : new URL(this.settings.dashboardUrl).pathname;
  }

  /** Whether browsers use https, according to settings and trusted proxies. */
  isHttps(req: Request): boolean {
    return req.secure || (this.settings.dashboardUrl?.startsWith('https:') ?? false);
  }

  /** Whether a page of this service sent the request; without an `Origin` header nobody can tell. */
  isSameOrigin(req: Request): boolean {
    return req.get('origin') !== undefined && !isForeign(req.headers, ownOrigins(req, ownAddresses(this.settings)));
  }
}
