import { connect, type Socket } from 'node:net';
import { deflateSync } from 'node:zlib';
import { startServices } from '@tests/kit/services';
import sharp from 'sharp';
import { uploadEndpoints } from '@/contracts/upload/upload';
import { jpeg, keptFiles, picture, send, sent, until } from './files';
import { pngHeader, zip } from './made-files';

const services = startServices({ timers: true });
const refused = async (file: File, type: 'parcel/photo' | 'main/files' = 'main/files') => {
  const { error } = await send(services, type, [file], await services.signIn('manager'));
  return error;
};

/** Files that are there by right, until they are collected. */
const kept = new Set<string>();
afterEach(() => expect(keptFiles(services).filter((name) => !kept.has(name))).toEqual([]));

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a.png', 'image/png'],
  ['SVG after its prologue', '<?xml version="1.0"?><svg/>', 'a.svg', 'image/svg+xml'],
  ['a program', 'MZ\x90\0', 'a.pdf', 'application/pdf'],
  ['an old Office file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a.xlsx', ''],
  ['a GIF', 'GIF89a\x01\0\x01\0', 'a.jpg', 'image/jpeg'],
  ['an HTML page that has a PDF in it', '<html>%PDF-1.7', 'a.pdf', 'application/pdf'],
])('%s is refused by its bytes, whatever it is called', async (_, content, name, type) => {
  const error = await refused(new File([Buffer.from(content, 'latin1')], name, { type }));
  expect(error).toMatchObject({ status: 415, code: 'UPLOAD_KIND' });
  expect(error?.message).toContain('JPG, PNG, WebP, PDF');
});

test('a kind is refused where its type does not take it, with what it takes', async () => {
  const error = await refused(new File(['%PDF-1.7'], 'a.pdf'), 'parcel/photo');
  expect(error?.message).toBe('ไฟล์ a.pdf ไม่ใช่ชนิดที่รับ กรุณาใช้ไฟล์ JPG, PNG, WebP');
});

test('a PNG of 16,000 by 16,000 is refused by its header', async () => {
  const error = await refused(new File([pngHeader(16_000, 16_000)], 'a.png'));
  expect(error).toMatchObject({ status: 413, code: 'UPLOAD_PIXELS' });
  expect(error?.message).toBe('รูป a.png ละเอียดเกินไป รับได้ไม่เกิน 64 ล้านพิกเซล');
});

test.each([
  ['wide', pngHeader(64_000_000, 1)],
  ['high', pngHeader(1, 16_385)],
])('a PNG that is too %s is refused by its header, however few pixels it has', async (_, png) => {
  const error = await refused(new File([png], 'a.png'));
  expect(error).toMatchObject({ status: 413, code: 'UPLOAD_EDGE' });
  expect(error?.message).toBe('รูป a.png กว้างหรือสูงเกินไป รับได้ไม่เกินด้านละ 16,384 พิกเซล');
});

test('a PNG whose header lies about what follows is refused', async () => {
  const lying = Buffer.concat([pngHeader(100, 100).subarray(0, 33), deflateSync(Buffer.alloc(9))]);
  expect(await refused(new File([lying], 'a.png'))).toMatchObject({ code: 'UPLOAD_BROKEN' });
});

test('half a photo is refused', async () => {
  const whole = await picture({ width: 2000, height: 2000 }).jpeg().toBuffer();
  const half = whole.subarray(0, 3000);
  expect(await refused(new File([half], 'a.jpg'))).toMatchObject({ code: 'UPLOAD_BROKEN' });
});

test('one file that is refused takes the others of its call with it', async () => {
  const token = await services.signIn('manager');
  const files = [await jpeg(), new File(['<html>'], 'b.jpg')];
  expect((await send(services, 'main/files', files, token)).error?.code).toBe('UPLOAD_KIND');
  expect(await services.sql('select id from uploads')).toEqual([]);
});

test('more files than a type takes are refused', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, () => jpeg()));
  const { error } = await send(services, 'parcel/photo', files, await services.signIn('counter'));
  expect(error?.message).toBe('แนบได้ครั้งละไม่เกิน 5 ไฟล์');
});

test('a zip file is an office file by the names in it, and nothing of it is unpacked', async () => {
  expect(await refused(new File([zip({ 'a.txt': 'x' })], 'a.docx'))).toMatchObject({ status: 415 });
  const macros = zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '', 'xl/vbaProject.bin': '' });
  expect(await refused(new File([macros], 'a.xlsx'))).toMatchObject({ status: 415 });
  const list = zip({ '[Content_Types].xml': '' });
  list.writeUInt32LE(0xffff_fff0, list.length - 10);
  expect(await refused(new File([list], 'a.xlsx'))).toMatchObject({ status: 415 });
});

/** A connection on which a photo begins to be sent, of a length that it never reaches. */
async function beginToSend(length: number): Promise<Socket> {
  const { hostname, port } = new URL(services.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    [
      'POST /upload/api/v1/upload?type=parcel&subtype=photo HTTP/1.1',
      `host: ${hostname}`,
      `authorization: Bearer ${await services.signIn('counter')}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${length}`,
      '',
      '--x',
      'content-disposition: form-data; name="files"; filename="a.jpg"',
      '',
      '',
    ].join('\r\n'),
  );
  return socket;
}

test('two gigabytes are cut at the limit, with the answer why', async () => {
  const socket = await beginToSend(2 ** 31);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const block = Buffer.alloc(1024 * 1024, 0xff);
  let megabytes = 0;
  const pump = () => {
    while (!socket.destroyed && megabytes < 2048 && socket.write(block)) megabytes++;
  };
  socket.on('drain', pump);
  pump();
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toContain('ไฟล์ a.jpg ใหญ่เกินไป ขนาดสูงสุดคือ 20 MB');
  expect(megabytes).toBeLessThan(200);
});

test('a sender that hangs up leaves nothing', async () => {
  const socket = await beginToSend(10_000_000);
  socket.write(Buffer.alloc(3_000_000, 0xff));
  await until(() => keptFiles(services).length === 1);
  socket.destroy();
  await until(() => keptFiles(services).length === 0);
});

describe('what is kept', () => {
  const keep = async (content: Buffer<ArrayBuffer>, name: string) => {
    const token = await services.signIn('manager');
    const upload = await sent(services, 'main/files', new File([content], name), token);
    const call = { params: { id: upload.id, variant: 'file' } } as const;
    const blob = await services.get(uploadEndpoints.file, call, token);
    return { upload, content: Buffer.from(await blob.arrayBuffer()), type: blob.type };
  };
  afterEach(() => {
    for (const name of keptFiles(services)) kept.add(name);
  });
  afterAll(async () => {
    await services.sql(`update uploads set at = now() - interval '2 days'`);
    await until(() => keptFiles(services).length === 0);
  });

  test('a photo that is also a page or an archive is a photo alone', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const both = Buffer.concat([await picture().jpeg().toBuffer(), page, zip({ 'a.txt': 'x' })]);
    const { content, type } = await keep(both, 'a.html');
    expect(type).toBe('image/jpeg');
    expect(content.includes(page)).toBe(false);
    expect(content.includes('a.txt')).toBe(false);
  });

  test('what is written beside the pixels of a PNG is gone', async () => {
    const { content } = await keep(
      await picture()
        .png()
        .withExif({ IFD0: { Copyright: '<script>' } })
        .toBuffer(),
      'a.png',
    );
    expect(content.includes('<script>')).toBe(false);
    expect((await sharp(content).metadata()).format).toBe('png');
  });

  test('an office file is kept to the byte', async () => {
    const book = zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': 'x'.repeat(9999) });
    const { upload, content } = await keep(book, 'ลูกบ้าน.xlsx');
    expect([upload.kind, upload.name]).toEqual(['xlsx', 'ลูกบ้าน.xlsx']);
    expect(content).toEqual(book);
  });

  test.each([
    ['../../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\ก\\รูป.jpeg', 'รูป.jpeg'],
    ['รูป\u202Egpj.exe', 'รูปgpj.exe.jpg'],
    ['a\0b\tc.jpg', 'abc.jpg'],
    ['ＡＢＣ.jpg', 'ABC.jpg'],
    ['น\u0e4d\u0e49า.JPG', 'น้ำ.JPG'],
    ['.htaccess', 'htaccess.jpg'],
    [`${'ย'.repeat(300)}.png`, `${'ย'.repeat(116)}.jpg`],
  ])('a file called %j is kept as %s', async (given, shown) => {
    const { upload } = await keep(await picture().jpeg().toBuffer(), given);
    expect(upload.name).toBe(shown);
    expect(keptFiles(services).every((name) => /^[0-9a-f-]{36}\./.test(name))).toBe(true);
  });
});
