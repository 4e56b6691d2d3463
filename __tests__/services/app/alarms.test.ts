import { readFileSync } from 'node:fs';
import { startServices } from '@tests/kit/services';
import { parse } from 'yaml';

const token = 'read by Prometheus of these tests alone';
const services = startServices({ metricsToken: token });

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
}
interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const rules = parse(readFileSync('deploy/prometheus/alarms.yml', 'utf8')).groups[0].rules as Rule[];
const tried = parse(readFileSync('deploy/prometheus/alarms.test.yml', 'utf8')).tests as {
  alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[];
}[];
const board = JSON.parse(readFileSync('deploy/grafana/niti-portal.json', 'utf8'));
const shown = (board.panels as Panel[]).flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

let help = '';
beforeAll(async () => {
  const headers = { authorization: `Bearer ${token}` };
  help = await (await fetch(`${services.url}/metrics`, { headers })).text();
});

/** What an expression asks for that no process of ours has. */
function strangers(expr: string): string[] {
  const names = expr.match(/\b(niti|process|nodejs)_\w+/g) ?? [];
  const known = (name: string) =>
    [name, name.replace(/_(bucket|sum|count)$/, '')].some((one) =>
      new RegExp(`^# TYPE ${one} `, 'm').test(help),
    );
  return names.filter((name) => !known(name));
}

test.each(rules.map(({ alert, expr }) => [alert, expr] as const))(
  '%s asks for figures that there are',
  (_, expr) => {
    expect(strangers(expr)).toEqual([]);
    expect(expr).toMatch(/\b(niti_\w+|up\{)/);
  },
);

test.each(shown)('the dashboard’s "%s" asks for figures that there are: %s', (_, expr) => {
  expect(strangers(expr)).toEqual([]);
});

test('a figure that there is not is found', () => {
  expect(strangers('rate(niti_request_total[5m]) + process_cpu_seconds_total')).toEqual([
    'niti_request_total',
  ]);
});

test('each alarm is tried to come and to be silent, and the operator is told what to do', () => {
  const guide = readFileSync('docs/operating.md', 'utf8');
  for (const { alert, labels } of rules) {
    const tries = tried.flatMap((one) => one.alert_rule_test).filter((t) => t.alertname === alert);
    expect(tries.filter((one) => one.exp_alerts).length).toBeGreaterThan(0);
    expect(tries.filter((one) => !one.exp_alerts).length).toBeGreaterThan(0);
    expect(guide).toContain(`| \`${alert}\``);
    expect(['page', 'look']).toContain(labels.severity);
  }
  expect(rules.length).toBe(10);
});
