import type { UserAuthenticationHandler } from 'pusher-js';
import { connection } from '@/portal/app/live/connection';
import { hearPlace } from '@/portal/app/live/realtime';

type Handler = (data: unknown) => void;
interface Options {
  userAuthentication: { customHandler: UserAuthenticationHandler };
}

/** Names and what is called by them, as pusher-js keeps them. */
const mockEmitter = () => {
  let handlers: [string, Handler][] = [];
  return {
    bind: (name: string, handler: Handler) => handlers.push([name, handler]),
    unbind: () => {
      handlers = [];
    },
    emit: (name: string, data: unknown) => {
      for (const [of, handler] of handlers) if (of === name) handler(data);
    },
  };
};
const mockServer = {
  connection: mockEmitter(),
  place: mockEmitter(),
  disconnect: jest.fn(),
  options: undefined as Options | undefined,
};

jest.mock('pusher-js', () => ({
  __esModule: true,
  default: class {
    connection = mockServer.connection;
    disconnect = mockServer.disconnect;
    constructor(_key: string, options: Options) {
      mockServer.options = options;
    }
    subscribe = () => mockServer.place;
    channel = () => mockServer.place;
    signin() {}
  },
}));

jest.useFakeTimers();

test('who has left hears nothing more and proves nothing, and the socket closes after what is on its way', async () => {
  const hearing = { event: jest.fn(), subscribed: jest.fn() };
  const leave = hearPlace({ key: 'k' }, 'RMN', hearing);
  mockServer.connection.emit('message', { event: 'pusher:signin_success' });
  mockServer.place.emit('pusher:subscription_succeeded', {});
  mockServer.place.emit('data_changed', { feature: 'parcels' });
  expect(connection.state()).toBe('heard');
  expect(hearing.event).toHaveBeenCalledTimes(1);

  const proved = jest.fn();
  mockServer.options?.userAuthentication.customHandler({ socketId: '1.1' }, proved);
  leave();
  expect(mockServer.disconnect).not.toHaveBeenCalled();
  mockServer.place.emit('pusher:subscription_succeeded', {});
  mockServer.place.emit('data_changed', { feature: 'parcels' });
  expect(connection.state()).toBe('none');
  expect(hearing.event).toHaveBeenCalledTimes(1);

  await jest.runAllTimersAsync();
  expect(mockServer.disconnect).toHaveBeenCalledTimes(1);
  expect(proved).not.toHaveBeenCalled();
});
