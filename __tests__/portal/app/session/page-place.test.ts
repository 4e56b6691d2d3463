import { pagePlace } from '@/portal/app/session/page-place';
import { createHttp } from '@/portal/kit/calls/http';

test('a call waits once the session has moved, and goes on where the document stays', async () => {
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
  await http.get('/switch');
  expect(sent).toHaveBeenCalledTimes(1);
  pagePlace.setMoved();
  const late = http.get('/list');
  await new Promise(setImmediate);
  expect(sent).toHaveBeenCalledTimes(1);
  pagePlace.setLeaving(false);
  await late;
  expect(sent).toHaveBeenCalledTimes(2);
});
