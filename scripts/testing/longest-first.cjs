const { default: Sequencer } = require('@jest/test-sequencer');

/** What takes long, which no file's size tells. */
const long = [
  'services/db/database.test.ts',
  'services/app/hostile-bodies.test.ts',
  'pages/every-call-fails.test.tsx',
  'services/app/hostile-queries.test.ts',
  'services/app/other-property.test.ts',
  'areas/parcels/receive/any-pace.test.tsx',
  'services/upload/memory.test.ts',
  'services/seed/covers.test.ts',
];

/** Has these begin first, so that none of them runs alone at the end. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = long.findIndex((name) => path.replaceAll('\\', '/').endsWith(name));
      return at < 0 ? long.length : at;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
