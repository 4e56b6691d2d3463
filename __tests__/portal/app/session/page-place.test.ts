import { pagePlace } from '@/portal/app/session/page-place';
import { createHttp } from '@/portal/kit/calls/http';

test('a call waits while the session is moved, and goes on where the document stays', async () => {
  const sent = jest.fn();
  const http = createHttp({
    addressOf: () => '',
    bearer: async () => null,
    place: pagePlace.ofCall,
  });
  http.defaults.adapter = async (config) => {
    sent();
    return { data: null, status: 200, statusText: '', headers: {}, config };
  };
  pagePlace.setLeaving(true);
  await http.post('/auth/switch-property');
  expect(sent).toHaveBeenCalledTimes(1);
  const late = http.get('/list');
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toHaveBeenCalledTimes(1);
  pagePlace.setLeaving(false);
  await late;
  expect(sent).toHaveBeenCalledTimes(2);
});
