/** One figure as Prometheus reads it. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** What a process of ours shows to whoever bears the token. */
export async function metricsOf(url: string, token: string): Promise<Sample[]> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status).toBe(200);
  const lines = (await reply.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', of = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const labels = [...of.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, said]) => [
      key,
      said,
    ]);
    return { name, labels: Object.fromEntries(labels), value: Number(value) };
  });
}

/** The sum of a figure's samples that have these labels. */
export const sumOf = (samples: Sample[], name: string, labels: Sample['labels'] = {}) =>
  samples
    .filter((one) => one.name === name)
    .filter((one) => Object.entries(labels).every(([key, said]) => one.labels[key] === said))
    .reduce((sum, { value }) => sum + value, 0);

/** Every value that a label of a figure has. */
export const valuesOf = (samples: Sample[], label: string) => [
  ...new Set(samples.flatMap(({ labels }) => labels[label] ?? [])),
];
