/** What a field became, where it is told with what it was. */
export const became = (change: unknown) => (isPair(change) ? change[1] : change);

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2;

/** What a field was and what it became; of a list what went and what came. */
export function Change(props: {
  action: string;
  change: unknown;
  say: (value: unknown) => string;
}) {
  const { action, change, say } = props;
  if (!isPair(change)) return say(change);
  const [before, after] = change;
  if (Array.isArray(before) && Array.isArray(after) && action !== 'order') {
    const gone = before.filter((one) => !after.includes(one));
    const added = after.filter((one) => !before.includes(one));
    return (
      <>
        {gone.length > 0 && <del>{say(gone)}</del>} {added.length > 0 && <ins>{say(added)}</ins>}
      </>
    );
  }
  if (action === 'create') return say(after);
  return (
    <>
      <del>{say(before)}</del> <span aria-hidden="true">→</span> <ins>{say(after)}</ins>
    </>
  );
}
