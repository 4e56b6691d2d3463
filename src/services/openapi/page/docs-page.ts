import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import type { openApi } from '@/services/openapi/document';
import { callPart } from './call-part';
import { Html, html, prose } from './html';
import { anchorOf, fieldsOf, said } from './schema-part';
import { style } from './style';

/** The addresses are relative: they hold behind the portal and at the services alike. */
const others = (service: ServiceName) =>
  serviceNames.map((one) =>
    one === service
      ? html`<li><a href="#top" aria-current="page">${one}</a></li>`
      : html`<li><a href="../${one}/docs">${one}</a></li>`,
  );

/** One service's document as a page for people: plain HTML that runs nothing and asks for nothing. */
export function docsPage(service: ServiceName, document: ReturnType<typeof openApi>): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const features = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const { title, description } = document.info;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${new Html(style)}</style></head>
<body id="top"><header><nav aria-label="Services"><ul class="others">${others(service)}</ul></nav>
<h1>${title}</h1>${prose(description)}
<p>${calls.length} calls below <code>${document.servers.map(({ url }) => url)}</code>, and the same for programs: <a href="openapi.json">openapi.json</a>.</p></header>
<div class="page"><nav class="contents" aria-label="Features"><ul>
${features.map(({ name, calls }) => html`<li><a href="#feature-${name}">${name}</a> <span class="kind">${calls.length}</span></li>\n`)}<li><a href="#schemas">schemas</a></li></ul></nav>
<main>
${features.map(
  ({
    name,
    description,
    calls,
  }) => html`<section><h2 id="feature-${name}">${name}</h2><p class="soft">${description}</p>
${calls.map(({ path, method, operation }) => callPart(path, method, operation))}</section>
`,
)}<section><h2 id="schemas">schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) =>
    html`<h4 id="${anchorOf(name)}">${name}</h4><p>${said(schema)}</p>${fieldsOf(schema)}`,
)}</section></main></div></body></html>
`.text;
}
