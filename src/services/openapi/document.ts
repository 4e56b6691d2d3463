import { featureList } from '@/contracts/features/feature-list';
import { chatTokenHeader } from '@/contracts/kit/calls/chat-token';
import type { Endpoint, ServiceName } from '@/contracts/kit/calls/endpoint';
import { generalErrors } from '@/contracts/kit/calls/errors';
import { placeHeader } from '@/contracts/kit/calls/page-place';
import { type Operation, operation, pathOf, rightsFor } from './operation';
import type { SharedSchemas } from './schemas';

const about = `Every answer is in an envelope: \`{ code: '200', data }\`, \`{ success: 1, result }\`,
\`{ code: '200', data: { menu } }\`, or the bytes of a file. A refusal bears its HTTP status and the body
\`{ code, message, details?, fields? }\`; \`code\` is a word such as \`FORBIDDEN\`, \`message\` Thai that can be
shown, \`fields\` what is wrong with each field by its path in the body. A 200 whose message is
\`Token Revoked\` ends the session, as a 401 does.

Calls bear the access token of \`POST auth/login\`. A token is good for the property that its session is in; a
page may name the place that it was made for in the header \`${placeHeader}\` and is refused with
\`PROPERTY_CHANGED\` where the session is elsewhere. Fields that are not required may be left out by a service,
and a reply may hold more than is named here.`;

const problem = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', examples: Object.keys(generalErrors).slice(0, 3) },
    message: { type: 'string' },
    details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    fields: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    conflict: { type: 'object', properties: { stored: {}, sent: {} } },
  },
};

const refusal = (description: string, code: keyof typeof generalErrors) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: { code, message: 'ข้อความสำหรับผู้ใช้' },
    },
  },
});

/** The feature that a call belongs to; calls that ask for no right are of the session. */
const tagOf = (endpoint: Endpoint) => rightsFor(endpoint)[0]?.split(':')[0] ?? 'session';

function tags(names: readonly string[]) {
  return names.map((name) => {
    const feature = featureList.find(({ key }) => key === name);
    const said = feature && `${feature.names.th} / ${feature.names.en} / ${feature.names.cn}`;
    return { name, description: said ?? 'Whoever is signed in, or anyone.' };
  });
}

/** The calls of one service as an OpenAPI 3.1 document; plain data. */
export function openApi(service: ServiceName, endpoints: readonly Endpoint[]) {
  const own = endpoints.filter((one) => one.service === service);
  const schemas: SharedSchemas = { Problem: problem };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const one of own) {
    const path = pathOf(one);
    paths[path] = {
      ...paths[path],
      [one.method.toLowerCase()]: operation(one, tagOf(one), schemas),
    };
  }
  const chat = { type: 'apiKey', in: 'header', name: chatTokenHeader };
  const isChat = service === 'chat';
  return {
    openapi: '3.1.0',
    info: {
      title: `Niti Portal: ${service}`,
      version: '1',
      description: about,
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: `/services/${service}/api/v1` }],
    security: [{ bearer: [], ...(isChat && { chat: [] }) }],
    tags: tags([...new Set(own.map(tagOf))].sort()),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, ...(isChat && { chat }) },
      schemas,
      responses: {
        Refused: refusal('Refused; nothing was changed.', 'INVALID'),
        Failed: refusal('Failed; it may be tried again.', 'UNAVAILABLE'),
      },
    },
  };
}
