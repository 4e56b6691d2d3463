// A server of Amazon S3's protocol that checks signatures. It does not run inside Jest's sandbox, and
// makes its continuation tokens by a cipher that Node has only with --openssl-legacy-provider.
import S3rver from '@20minutes/s3rver';

const [directory, bucket, at = '0'] = process.argv.slice(2);
const options = { address: '127.0.0.1', port: Number(at), silent: true, directory };
const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
const { port } = await server.run();
process.stdout.write(`${port}\n`);
// Its end of the pipe closes with the test, however that ends.
process.stdin.resume().once('end', () => process.exit(0));
