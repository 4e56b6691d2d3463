const servers = (names, ports) =>
  names.map((name) => `  server ${name} 127.0.0.1:${ports[name]} check inter 500ms fall 2 rise 1`);

/** What haproxy balances: who comes from outside over the portals, and what portals ask over the services. */
export const haproxyConfig = (ports, { portals, services }) => `
defaults
  mode http
  timeout connect 2s
  timeout check 3s
  timeout client 300s
  timeout server 300s
  timeout tunnel 1h
  retries 3
  option redispatch 1

frontend outside
  bind 127.0.0.1:${ports.portal}
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  default_backend portals

backend portals
  option httpchk GET /health/live
${servers(portals, ports).join('\n')}

frontend inside
  bind 127.0.0.1:${ports.services}
  default_backend services

backend services
  option httpchk GET /health/ready
${servers(services, ports).join('\n')}
`;
