import type { Contents, Operation } from '@/services/openapi/operation';
import { html, prose } from './html';
import { fieldsOf, said } from './schema-part';

const contents = (title: string, kinds: Contents) =>
  Object.entries(kinds).map(
    ([kind, { schema, example }]) =>
      html`<h4>${title} <span class="kind">${kind}</span></h4>
<p>${said(schema)}</p>${fieldsOf(schema)}${
        example !== undefined &&
        html`<details><summary>An example</summary><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></details>`
      }`,
  );

/** One call: its address and who may make it, and, opened, what it takes and answers. */
export function callPart(path: string, method: string, operation: Operation) {
  const { operationId, parameters, requestBody, responses } = operation;
  const needs = [operation['x-needs']].flat().join(', ');
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<li><code>${name}</code> <span class="kind">${place}</span> ${said(schema)}${!required && html` <span class="may">may be left out</span>`}${fieldsOf(schema)}</li>`,
  );
  return html`<details class="call"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span class="kind">${needs}</span></summary><div id="${operationId}">
${prose(operation.description)}<p class="soft">Answers in the envelope <code>${operation['x-envelope']}</code>; in clients it is called <code>${operationId}</code>.</p>
${rows.length > 0 && html`<h4>In the address</h4><ul class="fields">${rows}</ul>`}
${requestBody && contents('Takes', requestBody.content)}
${contents('Answers', responses[200].content)}</div></details>
`;
}
