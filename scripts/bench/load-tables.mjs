import { printTable } from './table.mjs';

const ms = (value) => value.toFixed(value < 100 ? 1 : 0);

function printKinds(phase, layouts) {
  const stretches = layouts.map(([name, found]) => [
    name,
    found.find((one) => one.phase === phase),
  ]);
  const [[, first]] = stretches;
  printTable(
    `By kind of call, ${phase}: p50 and p99 in ms`,
    ['call', 'of 100', ...stretches.flatMap(([name]) => [`${name} p50`, 'p99', 'failed'])],
    first.kinds.map(({ name, calls }, at) => {
      const all = first.kinds.reduce((sum, one) => sum + one.calls, 0);
      const cells = stretches.flatMap(([, { kinds }]) => [
        ...[ms(kinds[at].p50), ms(kinds[at].p99), kinds[at].failed],
      ]);
      return [name, Math.round((calls / all) * 100), ...cells];
    }),
  );
}

/** What each layout came to, by kind of call and in all, for each stretch of the day. */
export function printDay(layouts, staff) {
  for (const { phase } of layouts[0][1]) {
    printKinds(phase, layouts);
    const rows = layouts.map(([name, found]) => {
      const one = found.find((stretch) => stretch.phase === phase);
      return [
        ...[name, one.rate.toFixed(1), ms(one.p50), ms(one.p99), one.errors, one.heard],
        ...['services', 'database'].flatMap((whose) => [
          ms((one[whose].cores * 1000) / one.rate),
          Math.round(one[whose].memory),
        ]),
      ];
    });
    printTable(
      `${staff} people with sockets, ${phase}`,
      [
        ...['services', 'calls a second', 'p50 ms', 'p99 ms', 'failed', 'events heard'],
        ...['their processor a call, ms', 'MB', 'PostgreSQL a call, ms', 'MB'],
      ],
      rows,
    );
  }
}
