/** What the services run beside themselves, in a thread or a process: bundled with whatever runs them. */
module.exports = {
  'embedded-worker': 'src/services/db/embedded-worker.ts',
  'table-process': 'src/services/kit/sheet/table-process.ts',
  'typeset-process': 'src/services/kit/pdf/typeset-process.ts',
};
