import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Status = 'pending' | 'successful' | 'failed' | 'expired';

interface Charge {
  id: string;
  status: Status;
  amount: number;
  currency: string;
  link: string | null;
  metadata: object;
  isRefunded?: boolean;
}

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const piece of request) text += piece;
  return text ? JSON.parse(text) : {};
}

/** A small server of Omise's public protocol: charges, links, QR pictures, refunds. */
export function smallOmise() {
  const charges = new Map<string, Charge>();
  const links = new Map<string, { id: string; amount: number }>();
  const asked: string[] = [];
  /** What the next calls are answered with in place of the truth. */
  let trouble: 'none' | '500' | 'hangs' | 'nonsense' | 'drops' = 'none';
  let count = 0;
  const next = (kind: string) => `${kind}_test_${String(++count).padStart(8, '0')}`;

  const shown = ({ isRefunded: _, ...charge }: Charge) => ({
    object: 'charge',
    ...charge,
    source: charge.link
      ? null
      : { scannable_code: { image: { download_uri: `${url}/charges/${charge.id}/documents/qr` } } },
  });
  const shownLink = ({ id, amount }: { id: string; amount: number }) => ({
    ...{ object: 'link', id, amount, payment_uri: `https://link.omise.example/${id}` },
    charges: { data: [...charges.values()].filter(({ link }) => link === id).map(shown) },
  });
  const add = (charge: Partial<Charge>) => {
    const made: Charge = {
      ...{ id: next('chrg'), status: 'pending', amount: 100, currency: 'THB', link: null },
      ...{ metadata: {}, ...charge },
    };
    charges.set(made.id, made);
    return made;
  };

  const server = createServer(async (request, reply) => {
    const { method = '', url: path = '' } = request;
    asked.push(`${method} ${path}`);
    const send = (status: number, body: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const isKnown = request.headers.authorization?.startsWith('Basic ');
    if (!isKnown) return send(401, { object: 'error', code: 'authentication_failure' });
    const body = await bodyOf(request);
    if (trouble === '500') return send(500, { object: 'error' });
    if (trouble === 'nonsense') return send(200, { object: 'charge', status: 'paid' });
    if (trouble === 'hangs') return;
    const [, kind, id = '', what] = path.split('/');
    if (kind === 'charges' && method === 'POST' && !id) {
      const { amount, metadata } = body;
      const made = add({ amount, metadata });
      if (trouble === 'drops') return reply.destroy();
      return send(200, shown(made));
    }
    if (kind === 'links' && method === 'POST') {
      const made = { id: next('link'), amount: body.amount };
      links.set(made.id, made);
      return send(200, shownLink(made));
    }
    const link = links.get(id);
    if (kind === 'links') return link ? send(200, shownLink(link)) : send(404, { object: 'error' });
    const charge = charges.get(id);
    if (!charge) return send(404, { object: 'error' });
    if (what === 'documents') {
      return reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
    }
    if (what === 'refunds') {
      if (charge.isRefunded || body.amount !== charge.amount) return send(400, { object: 'error' });
      charge.isRefunded = true;
      return send(200, { object: 'refund', id: next('rfnd') });
    }
    return send(200, shown(charge));
  }).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...{ url, charges, asked, add },
    trouble: (what: typeof trouble) => {
      trouble = what;
    },
    say(id: string, status: Status) {
      const charge = charges.get(id);
      if (charge) charge.status = status;
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
