// Comes first and keeps to old syntax, so that an old Node says what is wrong instead of failing.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Niti Portal needs Node 20.9 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
