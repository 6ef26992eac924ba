import type { RoomReader } from "#app/deals/room/room.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";

const notices: Record<RoomReader, string> = {
  buyer:
    "The owner sees which document and page you open, and when. Every page carries your name, your email address and the time. Please share it only with your advisers.",
  administrator:
    "The owner sees that an administrator has opened a document, and it is recorded in the audit log. Every page carries your name.",
  manager: "This is what readers see. What you open yourself is not in the log.",
};

/** Shown before anything is opened. */
export const ReadingNotice = ({ reader }: { reader: RoomReader }) => (
  <Banner>{notices[reader]}</Banner>
);
