/** What runs in threads of the services, bundled beside whatever program opens them. */
module.exports = {
  'embedded-worker': 'src/services/db/embedded-worker.ts',
  'typeset-worker': 'src/services/kit/pdf/typeset-worker.ts',
};
