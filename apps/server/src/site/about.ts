// Operator and terms of this server, for the page that everybody can read before they sign up.
import { aboutAnswer } from '@vaultsong/protocol';
import type { Route } from '../rest/route.ts';
import { route } from '../rest/route.ts';
import type { Settings } from '../settings/settings.ts';

export const aboutRoute = ({ operator, logAddresses }: Settings): Route =>
  route(
    {
      ...{ method: 'GET', path: '/api/about', tag: 'Server', takes: {}, answer: aboutAnswer },
      summary: 'Who runs this server, by which terms, and what its log has of addresses.',
    },
    async () => ({
      operator: operator.name,
      contact: operator.contact,
      terms: operator.terms,
      logAddresses,
    }),
  );
