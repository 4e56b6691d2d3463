/** The first of many names, and in words how many more there are. */
export function FewNames(props: { names: string[]; most?: number; more: (n: number) => string }) {
  const { names, most = 3, more } = props;
  const rest = names.length - most;
  const shown = [names.slice(0, most).join(', '), ...(rest > 0 ? [more(rest)] : [])];
  return <span title={names.join(', ')}>{shown.join(' ')}</span>;
}
