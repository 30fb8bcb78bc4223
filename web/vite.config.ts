/// <reference types="vitest/config" />
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';

import { rulesPages } from './tools/rules-pages.ts';

const server = process.env['SANJURO_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Relative addresses: the same build is served under any path.
  base: './',
  plugins: [rulesPages(), svelte()],
  css: { postcss: { plugins: [globalData({ files: ['src/style/breakpoints.css'] }), customMedia()] } },
  build: {
    outDir: '../src/sanjuro/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // The widths of the layout are read from their style sheet.
  test: {
    environment: 'happy-dom',
    css: { include: /breakpoints/ },
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
  },
});
