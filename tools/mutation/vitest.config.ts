// The tests by which mutants are sought: those of the package that is mutated.
import { defineConfig } from 'vitest/config';
import { projectOf } from '../../vitest.config.ts';

export default defineConfig({ test: { maxWorkers: 1, projects: [projectOf(process.env.VAULTSONG_MUTATED ?? '')] } });
