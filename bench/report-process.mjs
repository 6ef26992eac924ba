// Loaded before the server (`--import`). On SIGUSR2 it collects garbage and reports the memory and handles of the process.
import { readdirSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  let longestTurn = 0;
  let before = process.threadCpuUsage();
  // The timer fires once per turn of the event loop, so its gaps are the turns. CPU time ignores other programs.
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longestTurn = Math.max(longestTurn, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 1).unref();

  process.on("SIGUSR2", () => {
    const longestTurnMs = longestTurn;
    globalThis.gc();
    const { heapUsed, rss } = process.memoryUsage();
    const openFiles = readdirSync("/proc/self/fd").length;
    before = process.threadCpuUsage();
    longestTurn = 0;
    process.send?.({ heapUsed, rss, openFiles, longestTurnMs });
  });
}
