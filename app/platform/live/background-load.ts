/** Loads the page alone, not its layouts. If that fails the page stays as it is: an error screen would discard a half-written text. */
let isLoading = false;

export async function loadInBackground(load: () => Promise<void>): Promise<void> {
  isLoading = true;
  try {
    await load();
  } finally {
    isLoading = false;
  }
}

export const isBackgroundLoad = ({ formData }: { formData?: FormData | undefined }): boolean =>
  isLoading || formData?.get("by") === "script";

let shown: { address: string; data: unknown } | null = null;
let isStale = false;

export function rememberShown(address: string, data: unknown): void {
  shown = { address, data };
}

export const isShownStale = (): boolean => isStale;

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

/** Without a network fetch throws this error; a server that is being replaced answers 502 or 503. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || ((error as { status?: number } | null)?.status ?? 0) >= 500;
