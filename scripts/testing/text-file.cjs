/** A file whose default export is its text, as the bundle makes it. */
exports.process = (text) => ({
  code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
});
