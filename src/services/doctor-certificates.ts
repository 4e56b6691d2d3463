import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { LaunchedSettings } from '@/settings';
import { type Finding, type Look, look, ok, why, wrong } from './doctor-findings';

const patience = 8000;
const dayMs = 86_400_000;
const fewDays = 14;

/** Every https address that these settings name, each once. */
function namedIn({ portalUrl, services, realtimeAt, s3, pusher }: LaunchedSettings): URL[] {
  const pusherAt = pusher?.tls && pusher.host ? `https://${pusher.host}` : undefined;
  const named = [portalUrl, ...Object.values(services), realtimeAt, s3?.endpoint, pusherAt];
  const urls = named.flatMap((address) => (address ? [new URL(address)] : []));
  const tls = urls.filter(({ protocol }) => protocol === 'https:');
  return [...new Map(tls.map((url) => [url.host, url])).values()];
}

/** Why a certificate is not trusted that somebody here may well have made: as OpenSSL calls it. */
const unknownAuthority =
  /^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/;

const hint =
  'where it is of an authority of your own, name its file by NODE_EXTRA_CA_CERTS in the environment that starts this (.env is read too late)';

const whyNot = (error: NodeJS.ErrnoException) =>
  unknownAuthority.test(error.code ?? '') ? `${why(error)}: ${hint}` : why(error);

/** Until when an address's certificate is good; rejects where nobody there has one that is. */
const goodUntil = ({ hostname, port }: URL) =>
  new Promise<Date>((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const at = { host, port: Number(port) || 443, servername: isIP(host) ? '' : host };
    const socket = connect(at, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });

async function lookAt(url: URL): Promise<Finding> {
  const of = 'certificate';
  const until = await goodUntil(url).catch(whyNot);
  if (typeof until === 'string') return wrong(of, `${url.host}: ${until}`);
  const days = Math.floor((until.getTime() - Date.now()) / dayMs);
  const says = `${url.host}: good for ${days} days more`;
  return days < fewDays ? look(of, `${says}: renew it`) : ok(of, says);
}

/** The days that are left of each certificate: the portal's, and of services, store and real-time elsewhere. */
export const certificates: Look = (settings) => Promise.all(namedIn(settings).map(lookAt));
