export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A later message with the same tag replaces the earlier one on the screen. */
  tag: string;
}
