import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { assertRoom } from "./disk-room.ts";

const megabytes = (count: number) => async () => count * 1024 * 1024;

describe("assertRoom", () => {
  it("reads the disk that holds the folder", async () => {
    await expect(assertRoom(tmpdir())).resolves.toBeUndefined();
  });

  it("throws before the disk is full, while the database can still write", async () => {
    await expect(assertRoom("/data", megabytes(63))).rejects.toMatchObject({ code: "ENOSPC" });
    await expect(assertRoom("/data", megabytes(64))).resolves.toBeUndefined();
  });
});
