/** What a page shows, for when it cannot be loaded again: see `background-load.ts`. */
let shown: { address: string; data: unknown } | null = null;
let isStale = false;

export function rememberShown(address: string, data: unknown): void {
  shown = { address, data };
}

/** Whether the page shows what it had because it could not be loaded. */
export const isShownStale = (): boolean => isStale;

/** For the `clientLoader` of a page that is loaded in the background. */
export async function loadOrKeep<Data>(
  request: Request,
  serverLoader: () => Promise<Data>,
): Promise<Data> {
  isStale = false;
  try {
    return await serverLoader();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (!isUnreachable(error) || shown?.address !== pathname + search) throw error;
    isStale = true;
    return shown.data as Data;
  }
}

/** Without a network the browser's fetch throws this error; a server that is being replaced answers 502 or 503. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || ((error as { status?: number } | null)?.status ?? 0) >= 500;
