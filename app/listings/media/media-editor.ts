import { createContext, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";

/** Who changes the media of a listing: its owner, or an administrator in the owner's place. */
export interface MediaEditor {
  ownerId: string;
  /** Null for the owner. */
  administratorId: string | null;
}

/** Set by the layout of the admin area once the administrator is known; null everywhere else, where only owners change anything. */
export const mediaEditorContext = createContext<MediaEditor | null>(null);

export function getMediaEditor(context: Readonly<RouterContextProvider>): MediaEditor {
  const { id: ownerId } = context.get(viewerContext);
  return context.get(mediaEditorContext) ?? { ownerId, administratorId: null };
}
