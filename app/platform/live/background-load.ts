/**
 * Loading that nobody asked for, because something happened or a script saved something. It loads the page alone, not what
 * surrounds it, and where it fails the page stays as it is: an error screen would take away what somebody is writing.
 */
let isLoading = false;

export async function loadInBackground(load: () => Promise<void>): Promise<void> {
  isLoading = true;
  try {
    await load();
  } finally {
    isLoading = false;
  }
}

/** For `shouldRevalidate` of what surrounds the page. */
export const isBackgroundLoad = ({ formData }: { formData?: FormData | undefined }): boolean =>
  isLoading || formData?.get("by") === "script";
