import type { NextPageContext } from 'next';
import { unsubscribeEndpoints } from '@/contracts/master-data/report-delivery';
import type { PageProps } from '@/portal/app/page/page';

/**
 * Mail programs end letters by posting to the letter's own address (RFC 8058), and run no script: what a
 * person does by the page's button is done for them before the page is made.
 */
export async function stopByPost({ req, res, query }: NextPageContext): Promise<PageProps> {
  if (typeof window !== 'undefined' || req?.method !== 'POST' || !res) return {};
  const { serverApi } = await import('@/portal/app/calls/server-api');
  const { makeStore } = await import('@/portal/kit/page/store');
  const { callEndpoint } = await import('@/portal/kit/calls/call-endpoint');
  const call = callEndpoint(unsubscribeEndpoints.stop, { params: { token: String(query.of) } });
  try {
    await makeStore(serverApi(null)).dispatch(call).unwrap();
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    res.statusCode = status >= 400 ? status : 503;
  }
  return {};
}
