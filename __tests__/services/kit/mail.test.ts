import { postOffice, smtpMail } from '@/services/kit/mail/post';

const letter = {
  to: 'somporn@niti.example',
  subject: 'x',
  text: 'https://niti.example/resetpassword#secret',
  html: '<p></p>',
};
const portalUrl = 'https://niti.example';

test('a failed sending is told by its code alone and breaks nothing', async () => {
  const failures: string[] = [];
  const failure = Object.assign(new Error(`550 <${letter.to}> ${letter.text}`), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const send = () => Promise.reject(failure);
  const post = postOffice({ portalUrl, send }, (code) => failures.push(code));
  post.later(async () => letter);
  post.later(() => Promise.reject(new Error(letter.to)));
  post.later(async () => null);
  await post.settled();
  expect(failures.sort()).toEqual(['EENVELOPE 550', 'unknown']);
});

test('a mail server that cannot be reached is a failure', async () => {
  const send = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'Niti <niti@niti.example>' });
  await expect(send(letter)).rejects.toMatchObject({ code: 'ESOCKET' });
});

test('of many letters four go out at a time, and all of them', async () => {
  let [sending, most, sent] = [0, 0, 0];
  const send = async () => {
    most = Math.max(most, ++sending);
    await new Promise((resolve) => setImmediate(resolve));
    sending -= 1;
    sent += 1;
  };
  const post = postOffice({ portalUrl, send }, () => {});
  for (let i = 0; i < 30; i++) post.later(async () => letter);
  await post.settled();
  expect([most, sent]).toEqual([4, 30]);
});

test('who waits for a letter is told that it failed', async () => {
  const send = () => Promise.reject(Object.assign(new Error('x'), { code: 'ETIMEDOUT' }));
  const post = postOffice({ portalUrl, send }, () => {});
  await expect(post.send(async () => letter)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(post.send(async () => null)).resolves.toBeUndefined();
});
