/** Ends the process that `global-setup.ts` started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestServices?.();
}
