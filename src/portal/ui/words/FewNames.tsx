const most = 3;

/** The first of many names, and in words how many more there are. */
export function FewNames({ names, more }: { names: string[]; more: (n: number) => string }) {
  const rest = names.length - most;
  const shown = [names.slice(0, most).join(', '), ...(rest > 0 ? [more(rest)] : [])];
  return <span title={names.join(', ')}>{shown.join(' ')}</span>;
}
