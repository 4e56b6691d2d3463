const kinds = ['highRows', 'highCards', 'overflowing', 'wrapped', 'cut', 'small', 'foot'];
/** Of these widths alone a kind of fault is asked for. */
const asked = { small: [390], highRows: [1440, 820], highCards: [390], foot: [1440, 390] };

const faultsOf = ({ measured }) =>
  kinds.map((kind) =>
    Object.entries(measured)
      .filter(([width]) => !asked[kind] || asked[kind].includes(Number(width)))
      .flatMap(([width, all]) => (all[kind] ?? []).map((what) => `${width}: ${what}`)),
  );

/** How many faults of each kind there are, by screen and together. */
export function figures(looked) {
  const rows = looked.map((one) => [one.route, ...faultsOf(one).map(({ length }) => length)]);
  const sums = kinds.map((_, at) => rows.reduce((sum, row) => sum + row[at + 1], 0));
  const lists = kinds.map((_, at) => rows.filter((row) => row[at + 1] > 0).length);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['screen', ...kinds]),
    line(['---', ...kinds.map(() => '---:')]),
    ...rows.filter((row) => row.slice(1).some(Boolean)).map(line),
    line(['together', ...sums]),
    line([`screens of ${looked.length}`, ...lists]),
  ].join('\n');
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One page with every picture, screen by screen, and what was measured there. */
export const album = (
  label,
  looked,
) => `<!doctype html><meta charset="utf-8"><title>${label}</title>
<style>body{font:15px sans-serif;margin:20px;background:#ddd}section{margin-bottom:40px}
.shots{display:flex;gap:12px;overflow-x:auto;align-items:start}img{height:640px;border:1px solid #999}
nav{columns:5}pre{white-space:pre-wrap;background:#fff;padding:8px}</style>
<nav>${looked.map(({ route }) => `<a href="#${route}">${route}</a>`).join('<br>')}</nav>
${looked
  .map(
    (one) => `<section id="${one.route}"><h2>${one.route} (${one.account ?? 'a visitor'})</h2>
<pre>${escaped(
      faultsOf(one)
        .flatMap((faults, at) => faults.map((fault) => `${kinds[at]} ${fault}`))
        .join('\n'),
    )}</pre>
<div class="shots">${one.shots.map((path) => `<a href="${path}"><img loading="lazy" src="${path}"></a>`).join('')}</div></section>`,
  )
  .join('\n')}`;
