/*
 * A disk that forgets whatever was not synchronised: each fsync or fdatasync of a file in POWER_DIR copies the file, as it
 * is at that moment, into POWER_COPY; a deleted file stays there until the folder itself is synchronised. After a SIGKILL
 * that folder is what a power cut would have left.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Deletions reach the disk with the folder. */
static void forget(const char *dir, const char *copy) {
	char original[4200], kept[4200];
	DIR *folder = opendir(copy);
	struct dirent *entry;
	while (folder && (entry = readdir(folder))) {
		if (entry->d_name[0] == '.') continue;
		snprintf(original, sizeof original, "%s/%s", dir, entry->d_name);
		snprintf(kept, sizeof kept, "%s/%s", copy, entry->d_name);
		if (access(original, F_OK) != 0) unlink(kept);
	}
	if (folder) closedir(folder);
}

static void keep(int fd) {
	const char *dir = getenv("POWER_DIR"), *copy = getenv("POWER_COPY");
	char link[64], path[4096], temporary[4200], target[4200], buffer[65536];
	struct stat status;
	if (!dir || !copy) return;
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	ssize_t length = readlink(link, path, sizeof path - 1);
	if (length <= 0) return;
	path[length] = 0;
	if (strncmp(path, dir, strlen(dir)) != 0 || fstat(fd, &status) != 0) return;
	if (S_ISDIR(status.st_mode)) forget(dir, copy);
	if (!S_ISREG(status.st_mode)) return;
	const char *name = strrchr(path, '/') + 1;
	snprintf(target, sizeof target, "%s/%s", copy, name);
	snprintf(temporary, sizeof temporary, "%s/.%s.%d", copy, name, fd);
	int in = open(path, O_RDONLY), out = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	if (in >= 0 && out >= 0) {
		ssize_t count;
		while ((count = read(in, buffer, sizeof buffer)) > 0)
			if (write(out, buffer, count) != count) abort();
	}
	if (in >= 0) close(in);
	if (out >= 0) close(out);
	/* A cut in the middle of the copy leaves the copy before it. */
	rename(temporary, target);
}

int fsync(int fd) {
	int result = ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
	if (result == 0) keep(fd);
	return result;
}

int fdatasync(int fd) {
	int result = ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
	if (result == 0) keep(fd);
	return result;
}
