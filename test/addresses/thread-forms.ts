import { type FormRow, formsAt, unknownId } from "./rows.ts";
import { members, owns } from "./statuses.ts";

const thread = formsAt("/account/leads/:id", "/account/leads/{conversation}", {
  userId: "{owner}",
  senderId: "{owner}",
});
const report = formsAt("/account/leads/:id/report", "/account/leads/{conversation}/report");
const saved = formsAt("/account/leads/replies", "/account/leads/replies", { userId: "{owner}" });

const reply = { content: "Come by on Friday." };
const record = { stage: "offer", followUpOn: "2026-12-01", notes: "Has the funds" };

/** Forms of the two people in a conversation, rejected for everyone else. */
export const threadForms: FormRow[] = [
  thread("reply", "valid", owns(303), reply),
  thread("reply", "with odd bytes", owns(303), { content: "a\0b\u0007\ud800", formKey: "\0" }),
  thread("reply", "empty", owns(422)),
  thread("reply", "too long", owns(422), { content: "x".repeat(5001) }),
  thread("reply", "text instead of a file", owns(303), { ...reply, file: "a file" }),
  thread("reply", "a file instead of text", owns(422), { content: new Blob(["a file"]) }),
  thread("reply", "no document", owns(422), { ...reply, file: new Blob(["<svg/>"]) }),
  thread("reply", "no such upload", owns(422), { ...reply, upload: unknownId }),
  thread("reply", "an odd upload", owns(400), { ...reply, upload: "../1" }),
  thread("edit", "no such message", members(404), { messageId: unknownId, content: "Changed" }),
  thread("delete", "invalid", members(404), { messageId: "1" }),
  thread("read", "valid", owns(303)),
  thread("mark-unread", "valid", owns(303)),
  thread("archive", "valid", owns(303)),
  thread("unarchive", "valid", owns(303)),
  thread("close", "valid", owns(303)),
  thread("reopen", "what is open", owns(303)),
  thread("block", "valid", owns(303)),
  thread("unblock", "valid", owns(303)),
  thread("record", "valid", owns(303), record),
  thread("record", "invalid", owns(422), { ...record, followUpOn: "2026-02-30" }),
  thread("share-contact", "valid", owns(303)),
  thread("stop-sharing", "what is not shared", owns(303)),
  thread("show-passport", "by the owner", members(404), { part: "funds" }),
  thread("hide-passport", "by the owner", members(404)),
  thread("made-up", "unknown", members(400)),
  report(null, "valid", owns(200), { reason: "spam" }),
  report(null, "invalid", owns(422), {}),
  saved("create", "valid", members(303), { name: "Thanks", content: "Thank you." }),
  saved("create", "invalid", members(422), { name: "", content: "" }),
  saved("update", "another person's", members(404), {
    replyId: unknownId,
    name: "Thanks",
    content: "Thank you",
  }),
  saved("delete", "another person's", members(404), { replyId: unknownId }),
  saved("move-up", "invalid", members(404), { replyId: "1" }),
  saved("made-up", "unknown", members(400)),
];
