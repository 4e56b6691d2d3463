const batch = 1000;

/** Rows in the order of their ids, a thousand at a time, and no transaction held meanwhile. */
export async function* inBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (some: string[]) => Promise<Row[]>,
) {
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const byId = new Map((await read(some)).map((row) => [row.id, row]));
    for (const id of some) if (byId.has(id)) yield byId.get(id) as Row;
  }
}
