/** What the service worker gets: the text of a lock screen, and where a click leads. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A later message with the same tag replaces the earlier one on the screen. */
  tag: string;
}
