import { describe, expect, test } from "vitest";
import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  moveQuickReplyUp,
  updateQuickReply,
} from "./change-quick-replies.server.ts";
import { maxQuickReplies } from "./quick-reply.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  describe("saved replies", () => {
    test("are created once, renamed, moved and deleted by their owner only", async () => {
      const { db } = world();
      const [{ id: userId }, stranger] = [await aUser(db), await aUser(db)];
      const names = async () => (await listQuickReplies(db, userId)).map(({ name }) => name);
      for (const name of ["One", "Two", "Three", "Two"])
        expect(await createQuickReply(db, userId, { name, content: "Hello" })).toBe(true);
      expect(await names()).toEqual(["One", "Two", "Three"]);
      const [first, , third] = await listQuickReplies(db, userId);
      expect(await moveQuickReplyUp(db, { userId, replyId: third!.id })).toBe(true);
      expect(await moveQuickReplyUp(db, { userId, replyId: first!.id })).toBe(true);
      expect(await names()).toEqual(["One", "Three", "Two"]);
      const input = { name: "Uno", content: "Hola" };
      expect(await updateQuickReply(db, { userId, replyId: first!.id }, input)).toBe(true);
      const foreign = { userId: stranger.id, replyId: first!.id };
      expect(await updateQuickReply(db, foreign, { name: "x", content: "x" })).toBe(false);
      expect(await moveQuickReplyUp(db, foreign)).toBe(false);
      expect(await deleteQuickReply(db, foreign)).toBe(false);
      expect(await names()).toEqual(["Uno", "Three", "Two"]);
      expect(await deleteQuickReply(db, { userId, replyId: first!.id })).toBe(true);
      expect(await names()).toEqual(["Three", "Two"]);
      expect(await listQuickReplies(db, stranger.id)).toEqual([]);
    });

    test("are limited to thirty, even for concurrent requests", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const outcomes = await Promise.all(
        Array.from({ length: maxQuickReplies + 3 }, (_, at) =>
          createQuickReply(db, id, { name: `Reply ${at}`, content: "Hello" }),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(maxQuickReplies);
      expect(await listQuickReplies(db, id)).toHaveLength(maxQuickReplies);
    });
  });
});
